import { QueryClient } from '@tanstack/react-query';
import {
  CACHE_GARBAGE_COLLECTION,
  CACHE_RETRIES,
  CACHE_RETRY_FIRST_PAUSE,
  CACHE_RETRY_LONGEST_PAUSE,
} from './constants.ts';

/** Caches data that prerendered pages cannot contain. */
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
dataCache.mount();
