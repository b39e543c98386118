// How this command line is called here (from a checkout, by npx, or installed), for advice that can be typed as shown.
export const INVOCATION = import.meta.url.endsWith('.ts')
  ? 'npm run -s scriptorium --'
  : process.env.npm_command === 'exec'
    ? 'npx scriptorium'
    : 'scriptorium';
