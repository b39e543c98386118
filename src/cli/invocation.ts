// How this command line is called here, for advice that can be typed as it stands: from a checkout, or installed.
export const INVOCATION = import.meta.url.endsWith('.ts') ? 'npm run -s scriptorium --' : 'scriptorium';
