import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { SPINNER_DELAY } from '#app/constants.ts';
import { useTexts } from '#app/i18n/texts.tsx';

export function SlowNavigation() {
  const { status } = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), SPINNER_DELAY);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);

  return (
    <div role="status" className="spinner-place">
      {isSlow && (
        <>
          <span className="spinner" />
          <span className="sr-only">{status.loading}</span>
        </>
      )}
    </div>
  );
}
