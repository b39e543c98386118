// A small picture of Scriptoria for the home page: a double page half painted, drops of ink before it.

const INKS = ['--card-ink', '--vermilion', '--verdigris', '--lapis', '--gilt'];

const drops = INKS.map(
  (ink, i) => `
<path d="M0-16c2 6 12 10 12 20a12 12 0 0 1-24 0c0-10 10-14 12-20z" transform="translate(${84 + 38 * i} 178)"
  fill="var(${ink})" stroke="var(--card)" stroke-width="2" />`,
);

export const thumbnail = `
<path d="M30 22q70-8 130 4 60-12 130-4v128q-70-8-130 4-60-12-130-4z" fill="var(--card)" stroke="var(--card-line)" />
<g fill="none" stroke="var(--gilt)" stroke-width="5">
<path d="M146 34q-50-6-102 0v108q52-5 102 0M174 34q50-6 102 0" /></g>
<path d="M56 46h80v84H56z" fill="var(--lapis)" />
<path d="M56 110q40-26 80-4v24H56z" fill="var(--verdigris)" />
<path d="M84 116V84l14-22 14 22v32z" fill="var(--vermilion)" />
<circle cx="122" cy="62" r="8" fill="var(--gilt)" />
<path d="M184 46h34v38h-34z" fill="var(--vermilion)" />
<path d="M210 54c-8-4-18-2-18 5s18 6 18 13-12 8-19 4" fill="none" stroke="var(--gilt)" stroke-width="5" />
<path d="M226 50h40M226 60h36M226 70h40M226 80h30M184 94h82M184 104h76M184 114h82M184 124h52" stroke="var(--card-ink)" stroke-width="3.500" stroke-dasharray="9 3 14 3 6 3" />
<path d="M160 28v126" stroke="var(--card-line)" stroke-width="2" />${drops.join('')}
`;
