import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { readHydrationData } from '#delivery/hydration/data.ts';
import { prepareHydration } from '#delivery/hydration/prepare.ts';

const page = readHydrationData();
// In development, `page` is undefined, because React Router's own scripts contain the data.
if (page) await prepareHydration(page);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
