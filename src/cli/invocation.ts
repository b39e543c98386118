// How this command line is called here, for advice that can be typed as it stands: from a checkout, by npx, or installed.
export const INVOCATION = import.meta.url.endsWith('.ts')
  ? 'npm run -s scriptorium --'
  : process.env.npm_command === 'exec'
    ? 'npx scriptorium'
    : 'scriptorium';
