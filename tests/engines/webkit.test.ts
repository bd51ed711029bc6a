import { testEngine } from './engine-tests.ts';
import { startWebKit } from './webkit.ts';

testEngine('WebKit', startWebKit);
