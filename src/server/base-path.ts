// A site under a path, such as https://example.org/games/: routes and files are named without it.

/** What is asked by load balancers and Prometheus on the port itself. */
const OPERATING = new Set(['/health', '/ready', '/metrics']);

/** The address as the routes know it; null if it is outside of the site. */
export function withoutBase(url: string, base: string): string | null {
  if (base === '' || OPERATING.has(url)) return url;
  const [path = ''] = url.split('?', 1);
  if (path !== base && !path.startsWith(`${base}/`)) return null;
  const rest = url.slice(base.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
