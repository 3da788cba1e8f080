// Which lessons were done in this browser, and what comes next.
import type { LessonInfo } from './wire';

const KEPT = 'kontor.learned';
const SECONDS_PER_STEP = 13; // reading, looking, doing: what `python -m tools.lessons` counts

type Learned = Record<string, string[]>;

/** The names of the lessons of a game that were done here. */
export function learned(game: string): string[] {
  return kept()[game] ?? [];
}

/** Whether any lesson was ever done here. */
export function hasLearned(): boolean {
  return Object.values(kept()).some((names) => names.length > 0);
}

/** Keep that a lesson was done. */
export function keepLearned(game: string, lesson: string): void {
  const all = kept();
  const names = new Set([...(all[game] ?? []), lesson]);
  localStorage.setItem(KEPT, JSON.stringify({ ...all, [game]: [...names] }));
}

/** The lesson to take next: the first that was not done; null when all were. */
export function nextLesson(lessons: LessonInfo[], done: string[]): LessonInfo | null {
  return lessons.find(({ name }) => !done.includes(name)) ?? null;
}

/** The lesson that follows another one on the path; null after the last. */
export function lessonAfter(lessons: LessonInfo[], name: string): LessonInfo | null {
  const at = lessons.findIndex((each) => each.name === name);
  return at < 0 ? null : (lessons[at + 1] ?? null);
}

/** About how many minutes some lessons take. */
export function minutes(lessons: LessonInfo[]): number {
  const steps = lessons.reduce((sum, each) => sum + each.steps, 0);
  return Math.max(1, Math.round((steps * SECONDS_PER_STEP) / 60));
}

function kept(): Learned {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return isLearned(found) ? found : {};
  } catch {
    return {};
  }
}

function isLearned(found: unknown): found is Learned {
  return (
    typeof found === 'object' &&
    found !== null &&
    Object.values(found).every((names) => Array.isArray(names) && names.every((n) => typeof n === 'string'))
  );
}
