import { QueryClient } from '@tanstack/react-query';
import {
  CACHE_GARBAGE_COLLECTION,
  CACHE_RETRIES,
  CACHE_RETRY_FIRST_PAUSE,
  CACHE_RETRY_LONGEST_PAUSE,
} from './constants.ts';

/** Caches data for prerendered pages. A page loads this module when it first needs such data. */
export const dataCache = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: CACHE_GARBAGE_COLLECTION,
      retry: CACHE_RETRIES,
      retryDelay: (attempt) =>
        Math.min(CACHE_RETRY_FIRST_PAUSE * 2 ** attempt, CACHE_RETRY_LONGEST_PAUSE),
    },
  },
});
// Resumes paused requests when the browser is online again.
dataCache.mount();
