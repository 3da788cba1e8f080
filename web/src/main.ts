// Starts the page: words first, so that nothing flashes in the wrong language.
import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';
import './tokens.css';
import './app.css';
import { words } from './lib/words.svelte';

await words.start();
const target = document.getElementById('app');
if (target) mount(App, { target });
