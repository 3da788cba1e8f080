import { expect, test } from 'vitest';
import { Trial, UNTRIED } from '../../src/lib/trial';
import type { Judged } from '../../src/lib/wire';

const said: Record<string, Judged> = {
  best: { loss: 0, error: 0.5, solved: true },
  worse: { loss: 6, error: 1, solved: false },
};

function trial(): { trial: Trial; asked: string[] } {
  const asked: string[] = [];
  const judge = (steps: string[]): Promise<Judged> => {
    asked.push(steps.join());
    const found = said[steps.join()];
    return found ? Promise.resolve(found) : Promise.reject(new Error('refused'));
  };
  return { trial: new Trial({ now: UNTRIED }, judge), asked };
}

test('a move as good as the best solves it and is played', async () => {
  const { trial: tried } = trial();

  expect(await tried.allows(['best'])).toBe(true);
  expect(tried.now).toMatchObject({ isSolved: true, tries: 1 });
});

test('another move is held back, and played when it is wanted all the same', async () => {
  const { trial: tried, asked } = trial();

  expect(await tried.allows(['worse'])).toBe(false);
  expect(tried.now).toMatchObject({ isSolved: false, tries: 1, judged: said['worse'] });
  expect(await tried.allows(['worse'])).toBe(true);
  expect(asked).toEqual(['worse']);
});

test('after another try the first one is judged again', async () => {
  const { trial: tried, asked } = trial();
  await tried.allows(['worse']);

  tried.again();

  expect(await tried.allows(['worse'])).toBe(false);
  expect(asked).toEqual(['worse', 'worse']);
});

test('what is refused counts as no try', async () => {
  const { trial: tried } = trial();

  await expect(tried.allows(['nonsense'])).rejects.toThrow('refused');
  expect(tried.now).toMatchObject({ isJudging: false, tries: 0 });
});
