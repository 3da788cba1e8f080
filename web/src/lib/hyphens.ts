// Where long words may go on in the next line: soft hyphens between syllables, by simple rules for each language.
// Browsers bring their own rules for some languages only, and not everywhere.

const LEAST = 9; // letters of a word that is worth it
const EDGE = 3; // letters that stay together at both ends
const SOFT = '\u00ad';

/** Vowels; consonants that may begin a syllable together; second parts of words, before which they divide. */
interface Rules {
  vowels: string;
  onsets: string;
  parts?: string;
}

const RULES: Record<string, Rules> = {
  // English syllables follow no rule that is short, so only such parts count.
  en: {
    vowels: '',
    onsets: '',
    parts:
      'binder broker culture facturer house maker man market ment nomics place ration sale struction trap works wright',
  },
  de: {
    vowels: 'aeiouyäöü',
    onsets: 'bl br ch ck cl dr fl fr gl gr kl kn kr pf pfl ph pl pr sch schl schm schr schw tr zw',
    parts:
      'amt anlage chen industrie innung leute markt ofen restaurant schmiede sprit stadion stelle stube stätte unternehmen',
  },
  pl: {
    vowels: 'aąeęioóuy',
    onsets:
      'bl br brz ch chl cz dr dz dź dż fl fr gl gr kl kr kt pl pr prz rz sk sp st str stw sz szk szt tr trz tw wr zd',
  },
  it: { vowels: 'aeiouàèéìòù', onsets: 'bl br ch cl cr dr fl fr gh gl gn gr pl pr sc sch sp st str tr' },
  cs: {
    vowels: 'aáeéěiíoóuúůyý',
    onsets: 'bl br ch chl dr fl hl hr kl kr pl pr př sk sl st str stř stv tr tř tv vl vr',
  },
};

/** A text whose long words may be divided. */
export function hyphenated(text: string, language: string): string {
  const rules = RULES[language];
  if (!rules) return text;
  return text.replace(new RegExp(`\\p{L}{${LEAST},}`, 'gu'), (word) => divided(word, rules));
}

function divided(word: string, rules: Rules): string {
  const seams = [...word.matchAll(new RegExp(rules.parts?.replaceAll(' ', '|') ?? '(?!)', 'gi'))].map(
    (match) => match.index,
  );
  // Beside a seam there is no other place: it is never "Arbeit-samt".
  const others = syllables(word, rules).filter((at) => seams.every((seam) => Math.abs(seam - at) > 2));
  const places = [...seams, ...others]
    .filter((at) => at >= EDGE && at <= word.length - EDGE)
    .sort((a, b) => a - b);
  return [0, ...places].map((from, index) => word.slice(from, places[index])).join(SOFT);
}

/** Where syllables begin: before the consonants that can stand at the beginning of one. */
function syllables(word: string, { vowels, onsets }: Rules): number[] {
  if (!vowels) return [];
  const starts = new Set(onsets.split(' '));
  const between = new RegExp(`(?<=[${vowels}])[^${vowels}]+(?=[${vowels}])`, 'giu');
  return [...word.matchAll(between)].map((match) => {
    const cluster = match[0].toLowerCase();
    const tails = [...cluster].map((_, from) => cluster.slice(from));
    const onset = tails.findIndex((tail) => starts.has(tail));
    return match.index + (onset < 0 ? cluster.length - 1 : onset);
  });
}
