// Starts the page: words first, so that nothing flashes in the wrong language.
import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';
import './tokens.css';
import './app.css';
import { settings } from './lib/settings.svelte';
import { words } from './lib/words.svelte';

settings.start();
await words.start();
const target = document.getElementById('app');
if (target) mount(App, { target });
