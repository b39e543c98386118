// Saves everything that the server stores about this person to a file.
import { fetchMyData } from './api.ts';

/** False if the server could not be reached. */
export async function saveMyData(): Promise<boolean> {
  const data = await fetchMyData();
  if (!data.ok) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(data.value, null, 2)], { type: 'application/json' }),
  );
  link.download = 'scriptorium.json';
  link.click();
  URL.revokeObjectURL(link.href);
  return true;
}
