// The problems that keep a server from starting, each with a code and a sentence that says what to do.
import type { Lang } from '../engine/texts.ts';

export type StartProblem =
  | { readonly code: 'unknown-argument'; readonly given: string }
  | { readonly code: 'flag-without-value'; readonly flag: string }
  | { readonly code: 'bad-port' | 'bad-public-url'; readonly given: string }
  | { readonly code: 'port-taken' | 'port-not-allowed'; readonly port: number }
  | {
      readonly code: 'bad-setting';
      readonly name: string;
      readonly given: string;
      readonly expected: Readonly<Record<Lang, string>>;
    }
  | { readonly code: 'host-not-here'; readonly host: string }
  | { readonly code: 'needs-database'; readonly role: string }
  | {
      readonly code: 'data-in-use' | 'data-has-other-names' | 'data-is-folder' | 'data-not-a-database';
      readonly path: string;
    }
  | { readonly code: 'data-not-writable'; readonly path: string; readonly reason: string }
  | {
      readonly code:
        | 'bad-database-url'
        | 'bad-redis-url'
        | 'bad-smtp-url'
        | 'mail-needs-public-url'
        | 'bad-admin-token'
        | 'bad-join-code';
    }
  | { readonly code: 'database-too-new'; readonly migration: string }
  | { readonly code: 'database-refused' | 'no-database'; readonly reason: string };

export class StartError extends Error {
  readonly problem: StartProblem;

  constructor(problem: StartProblem, cause?: unknown) {
    super(startProblemText(problem, 'en'), { cause });
    this.problem = problem;
  }
}

export function startProblemText(problem: StartProblem, lang: Lang): string {
  return lang === 'fr' ? french(problem) : english(problem);
}

function english(problem: StartProblem): string {
  switch (problem.code) {
    case 'unknown-argument':
      return `The server does not know the argument “${problem.given}”; it takes only --game FILE. Other settings, such as PORT, go into the environment.`;
    case 'flag-without-value':
      return `A value is missing: ${problem.flag} FILE.`;
    case 'bad-port':
      return `PORT should be a number from 0 to 65535, not “${problem.given}”.`;
    case 'bad-public-url':
      return `PUBLIC_URL should be the address of the pages, such as https://play.example.org, not “${problem.given}”.`;
    case 'port-taken':
      return `Port ${problem.port} is taken; choose another one with PORT.`;
    case 'port-not-allowed':
      return `This user may not use port ${problem.port}; choose 1024 or above with PORT.`;
    case 'bad-setting':
      return `${problem.name} should be ${problem.expected.en}, not “${problem.given}”.`;
    case 'host-not-here':
      return `This machine has no address ${problem.host}; name one of its own with HOST, or :: for all of them.`;
    case 'needs-database':
      return `A process that is only for ${problem.role} needs DATABASE_URL, to share it with others.`;
    case 'data-in-use':
      return `${problem.path} is in use by another server; stop that one first, or name another file with DATA.`;
    case 'data-has-other-names':
      return `${problem.path} has hard links: another server could use it by another name, and moves would be lost. Remove the other names, or name another file with DATA.`;
    case 'data-is-folder':
      return `${problem.path} is a folder; DATA should name a file.`;
    case 'data-not-a-database':
      return `${problem.path} is not an SQLite database, or it is damaged; name another file with DATA, or restore a backup.`;
    case 'data-not-writable':
      return `${problem.path} cannot be written (${problem.reason}); name another file with DATA.`;
    case 'bad-database-url':
      return 'DATABASE_URL should look like postgres://user:password@host:5432/database.';
    case 'bad-redis-url':
      return 'REDIS_URL should look like redis://host:6379.';
    case 'bad-smtp-url':
      return 'SMTP_URL should look like smtps://user:password@host:465.';
    case 'bad-admin-token':
      return 'ADMIN_TOKEN should have at least 16 characters and no spaces; “openssl rand -base64 24” makes one.';
    case 'bad-join-code':
      return 'JOIN_CODE should have 6 to 64 characters, and no spaces at its ends.';
    case 'mail-needs-public-url':
      return 'With SMTP_URL the server also needs PUBLIC_URL, for the links in emails.';
    case 'database-too-new':
      return `A newer version has changed this database (${problem.migration}) in a way that this version cannot read. Start the newer version, or restore a backup from before the upgrade.`;
    case 'database-refused':
      return `PostgreSQL does not let this server in (${problem.reason}); check user, password and database in DATABASE_URL.`;
    case 'no-database':
      return `No PostgreSQL answers at DATABASE_URL (${problem.reason}).`;
  }
}

function french(problem: StartProblem): string {
  switch (problem.code) {
    case 'unknown-argument':
      return `Le serveur ne connaît pas l’argument « ${problem.given} » ; il n’accepte que --game FICHIER. Les autres réglages, comme PORT, se font par l’environnement.`;
    case 'flag-without-value':
      return `Il manque une valeur : ${problem.flag} FICHIER.`;
    case 'bad-port':
      return `PORT doit être un nombre de 0 à 65535, et non « ${problem.given} ».`;
    case 'bad-public-url':
      return `PUBLIC_URL doit être l’adresse des pages, par exemple https://play.example.org, et non « ${problem.given} ».`;
    case 'port-taken':
      return `Le port ${problem.port} est déjà utilisé ; choisissez-en un autre avec PORT.`;
    case 'port-not-allowed':
      return `Le port ${problem.port} n’est pas permis à cet utilisateur ; choisissez-en un à partir de 1024 avec PORT.`;
    case 'bad-setting':
      return `${problem.name} doit être ${problem.expected.fr}, et non « ${problem.given} ».`;
    case 'host-not-here':
      return `Cette machine n’a pas d’adresse ${problem.host} ; indiquez l’une des siennes avec HOST, ou :: pour toutes.`;
    case 'needs-database':
      return `Un processus réservé au rôle ${problem.role} a besoin de DATABASE_URL, pour la partager avec les autres.`;
    case 'data-in-use':
      return `${problem.path} est déjà utilisé par un autre serveur ; arrêtez-le d’abord, ou indiquez un autre fichier avec DATA.`;
    case 'data-has-other-names':
      return `${problem.path} a des liens physiques : un autre serveur pourrait l’utiliser sous un autre nom, et des coups seraient perdus. Supprimez les autres noms, ou indiquez un autre fichier avec DATA.`;
    case 'data-is-folder':
      return `${problem.path} est un dossier ; DATA doit désigner un fichier.`;
    case 'data-not-a-database':
      return `${problem.path} n’est pas une base SQLite, ou elle est endommagée ; indiquez un autre fichier avec DATA, ou restaurez une sauvegarde.`;
    case 'data-not-writable':
      return `Impossible d’écrire dans ${problem.path} (${problem.reason}) ; indiquez un autre fichier avec DATA.`;
    case 'bad-database-url':
      return 'DATABASE_URL doit être de la forme postgres://utilisateur:mot-de-passe@hôte:5432/base.';
    case 'bad-redis-url':
      return 'REDIS_URL doit être de la forme redis://hôte:6379.';
    case 'bad-smtp-url':
      return 'SMTP_URL doit être de la forme smtps://utilisateur:mot-de-passe@hôte:465.';
    case 'bad-admin-token':
      return 'ADMIN_TOKEN doit avoir au moins 16 caractères, sans espaces ; « openssl rand -base64 24 » en fabrique un.';
    case 'bad-join-code':
      return 'JOIN_CODE doit avoir de 6 à 64 caractères, sans espace au début ni à la fin.';
    case 'mail-needs-public-url':
      return 'Avec SMTP_URL, le serveur a aussi besoin de PUBLIC_URL, pour les liens dans les e-mails.';
    case 'database-too-new':
      return `Une version plus récente a modifié cette base (${problem.migration}) d’une façon que cette version ne sait pas lire. Démarrez la version plus récente, ou restaurez une sauvegarde d’avant la mise à jour.`;
    case 'database-refused':
      return `PostgreSQL refuse ce serveur (${problem.reason}) ; vérifiez l’utilisateur, le mot de passe et la base dans DATABASE_URL.`;
    case 'no-database':
      return `Aucun PostgreSQL ne répond à l’adresse DATABASE_URL (${problem.reason}).`;
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const [CORRUPT, NOT_A_DATABASE] = [11, 26];
/** SQLSTATE codes of PostgreSQL: invalid authorization, unknown database, insufficient privilege. */
const REFUSED = /^(28|3D|42501)/;

/** The problem behind an error of the system, of SQLite or of PostgreSQL; null for a bug. */
export function startProblemOf(
  error: unknown,
  { port, host, data, database }: { port: number; host: string; data: string; database: string | null },
): StartProblem | null {
  if (error instanceof StartError) return error.problem;
  if (!(error instanceof Error)) return null;
  const { message: reason } = error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') return { code: 'port-taken', port };
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen')
    return { code: 'port-not-allowed', port };
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && reason.endsWith(` ${host}`)))
    return { code: 'host-not-here', host };
  if (database !== null) {
    if (REFUSED.test(code)) return { code: 'database-refused', reason };
    return error.name === 'DatabaseUnavailable' || /^E[A-Z]+$/.test(code)
      ? { code: 'no-database', reason }
      : null;
  }
  if ('errcode' in error) {
    const primary = Number(error.errcode) & 255;
    return primary === CORRUPT || primary === NOT_A_DATABASE
      ? { code: 'data-not-a-database', path: data }
      : { code: 'data-not-writable', path: data, reason };
  }
  return /^E[A-Z]+$/.test(code) || error.name === 'DatabaseUnavailable'
    ? { code: 'data-not-writable', path: data, reason }
    : null;
}
