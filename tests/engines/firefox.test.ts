import { testEngine } from './engine-tests.ts';
import { startFirefox } from './firefox.ts';

testEngine('Firefox', startFirefox);
