import { afterEach, beforeAll, expect, test } from 'vitest';
import { sentence } from '../../src/lib/sentence';
import type { Message } from '../../src/lib/wire';
import { speak, speakEnglish } from '../english';
import { message, plain } from '../lines';

beforeAll(speakEnglish);
afterEach(speakEnglish);

const wood = (n: number) => message('good-wood.count', { n });
const card = (id: string) => message(`card-${id}`);
const wheat = message('craftsmen-good-wheat');
const grapes = message('craftsmen-good-grapes');
const brewery = message('craftsmen-type-brewery');
const mill = message('craftsmen-type-mill');
const capital = (value: number) =>
  message('craftsmen-capital-card', { colour: message('craftsmen-colour-blue'), value });
const pay = (value: number) => message('cr-pay', { card: capital(value) });

test('a move is one sentence that names its player once', () => {
  const used = message('lh-use', { card: card('building_firm_1') });
  const built = message('lh-build', { card: card('joinery'), cost: wood(3) });

  expect(sentence([used, built], 'Anna')).toBe('Anna uses Building Firm 1 and builds the Joinery');
  expect(sentence([plain('take iron_ore'), plain('pass')], 'Anna')).toBe('Anna: take iron ore and pass');
});

test('what was done several times is said once, with all that it was done with', () => {
  const built = ['bakehouse', 'joinery', 'sawmill'].map((id) =>
    message('lh-build', { card: card(id), cost: wood(1) }),
  );

  expect(sentence(built, 'Ben')).toBe('Ben builds the Bakehouse, Joinery and Sawmill');
  expect(sentence([pay(1), pay(1)], 'Ben')).toBe('Ben pays blue 1 and blue 1');
  expect(sentence([pay(1), pay(2), pay(1)], '')).toBe('pays blue 1, blue 2 and blue 1');
});

test('a list among them is told as a part of theirs', () => {
  const pick = (what: Message) => message('lh-pick', { what });
  const fish = message('good-fish.count', { n: 1 });
  const both = message('list-end', { first: message('good-coal.count', { n: 1 }), last: wood(1) });

  expect(sentence([pick(fish), pick(both)], 'Ben')).toBe('Ben takes 1 fish, 1 coal and 1 wood');
  expect(sentence([pick(both), pick(fish)], 'Ben')).toBe('Ben takes 1 coal, 1 wood and 1 fish');
});

test('what differs in more than one word is told one by one', () => {
  const build = (id: string, cost: number) =>
    message('cr-build-left', { card: message(`craftsmen-type-${id}`), cost });

  expect(sentence([build('mill', 3), build('brewery', 6)], 'Ben')).toBe(
    'Ben builds the Mill on the left for 3 and builds the Brewery on the left for 6',
  );
  expect(sentence([build('mill', 3), build('brewery', 3)], 'Ben')).toBe(
    'Ben builds the Mill and Brewery on the left for 3',
  );
});

test('what nobody else may see is counted, and a look at cards is told as a whole', () => {
  const pays = message('cr-hidden-pay');
  const chooses = message('cr-hidden-look');
  const looks = message('cr-look', { cards: 5, deck: message('craftsmen-kind-basic') });

  expect(sentence([pays, pays, pays], 'Ben')).toBe('Ben pays 3 capital cards');
  expect(sentence([pays, pay(2)], 'Ben')).toBe('Ben pays a capital card and pays blue 2');
  expect(sentence([looks, chooses, chooses, chooses], 'Ben')).toBe(
    'Ben looks at 5 basic building cards and puts two of them on display',
  );
});

test('what was named just before is not named again', () => {
  const makes = message('cr-make', { good: wheat });
  const puts = message('cr-to', { good: wheat, building: brewery });
  const auction = message('cr-auction', { card: mill });
  const bid = message('cr-bid', { card: mill, sum: 2 });

  expect(sentence([makes, puts], 'Ben')).toBe('Ben makes wheat and puts it on the Brewery');
  expect(sentence([puts], 'Ben')).toBe('Ben puts wheat on the Brewery');
  expect(
    sentence(
      ['cr-make', 'cr-market'].map((key) => message(key, { good: grapes })),
      'Ben',
    ),
  ).toBe('Ben makes grapes and puts them on the market');
  expect(sentence([auction, bid], 'Ben')).toBe('Ben puts the Mill up for auction and bids 2');
});

test('a thing that is not named again keeps its gender', () => {
  const moves = ['cr-make', 'cr-market'].map((key) => message(key, { good: wheat }));

  speak('de');
  expect(sentence(moves, 'Ben')).toBe('Ben stellt Weizen her und bringt ihn auf den Markt');
  speak('it');
  expect(sentence(moves, 'Ben')).toBe('Ben produce grano e lo mette sul mercato');
});

test('names stay in their quotation marks', () => {
  speak('de');
  const built = ['bakehouse', 'joinery'].map((id) => message('lh-build', { card: card(id), cost: '' }));

  expect(sentence(built, 'Ben')).toBe('Ben baut „Backhaus“ und „Schreinerei“');
});
