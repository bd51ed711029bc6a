import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { readHydrationData } from '#delivery/hydration/data.ts';
import { prepareHydration } from '#delivery/hydration/prepare.ts';

const page = readHydrationData();
// Pages of the development server carry React Router's own hydration scripts instead.
if (page) await prepareHydration(page);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
