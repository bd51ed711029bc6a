/**
 * Asks for the token of a form that somebody has begun to fill in: pages rendered ahead carry none.
 * Without one the form is sent all the same.
 */
export async function askForToken(): Promise<string | undefined> {
  try {
    const response = await fetch('/form-token', { headers: { Accept: 'application/json' } });
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null && 'token' in answer
      ? String(answer.token)
      : undefined;
  } catch {
    return undefined;
  }
}
