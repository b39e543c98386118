// A small picture of Scriptoria for the home page: an open book half painted on a desk by the window, inks above it.

const INKS = ['#2b2118', '#b3341f', '#237a55', '#2357a8', '#d9a531'];

const drops = INKS.map(
  (ink, i) => `
<path d="M0-15c2 6 11 9 11 18a11 11 0 0 1-22 0c0-9 9-12 11-18z" transform="translate(${88 + 36 * i} 21)" fill="${ink}" stroke="#fff9ea" stroke-width="1.500" />`,
);

export const thumbnail = `
<path d="M0 0h320v200H0z" fill="#6a4a2d" /><path d="M0 66h320M0 132h320" stroke="#4a3119" stroke-width="1.500" />
<path d="M0 40L90 0h70L0 76zM0 110L240 0h50L0 150z" fill="#ffe6a8" opacity=".16" />
<path d="M28 48q66-10 132 6 66-16 132-6v142q-66-10-132 6-66-16-132-6z" opacity=".4" />
<path d="M24 42q68-10 136 6 68-16 136-6v142q-68-10-136 6-68-16-136-6z" fill="#7d1f16" />
<path d="M32 42q66-8 128 6 62-14 128-6v134q-66-8-128 6-62-14-128-6z" fill="#fff9ea" /><path d="M160 48v134" stroke="#d8c49a" stroke-width="3" />
<path d="M148 58q-50-8-104-2v112q54-6 104 2M172 58q50-8 104-2" fill="none" stroke="#d9a531" stroke-width="5" />
<path d="M56 68h80v88H56z" fill="#2357a8" /><path d="M56 134q40-26 80-4v26H56z" fill="#237a55" />
<path d="M82 140v-34l14-24 14 24v34z" fill="#b3341f" /><path d="M91 140v-18a5 5 0 0 1 10 0v18z" fill="#5c0f0c" /><circle cx="121" cy="84" r="8" fill="#f3c75f" />
<path d="M184 68h34v40h-34z" fill="#b3341f" /><path d="M210 77c-8-4-18-2-18 5s18 6 18 13-12 8-19 4" fill="none" stroke="#f3c75f" stroke-width="5" />
<path d="M226 72h42M226 83h38M226 94h42M226 105h32M184 120h84M184 131h78M184 142h84M184 153h50" stroke="#2b2118" stroke-width="3.500" stroke-dasharray="9 3 14 3 6 3" />
${drops.join('')}
`;
