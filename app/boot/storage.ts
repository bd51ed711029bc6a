/** Reads localStorage, which throws where the visitor has turned storage off. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice then lasts only as long as the URL keeps it.
  }
}
