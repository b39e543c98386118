// The path that all addresses of this site begin with: empty, or such as `/games` where a server shares its name with other pages.

/** Built scripts and workers lie in the folder `assets` of the site, so their own address tells. */
export const BASE: string = import.meta.env.DEV
  ? ''
  : new URL(/* @vite-ignore */ '..', import.meta.url).pathname.slice(0, -1);
