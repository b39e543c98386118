// A machine of its own: the folders that an installation writes to are copies on write, seen by the processes of this trial alone.

const WRITTEN = ['/etc', '/opt', '/var', '/usr/local', '/root'];

/** Shell commands that put the copies in place and then run their arguments, in a mount namespace. */
export function overlaid(machine: string): string {
  const mounts = WRITTEN.map((path) => {
    const [upper, work] = ['upper', 'work'].map((kind) => `${machine}/${kind}${path}`);
    return [
      `mkdir -p ${upper} ${work}`,
      `mount -t overlay overlay -o lowerdir=${path},upperdir=${upper},workdir=${work} ${path}`,
    ].join(' && ');
  });
  // Without a network there is not even the machine itself, until it is brought up.
  return [...mounts, 'ip link set lo up 2>/dev/null || true', 'exec "$@"'].join(' && ');
}
