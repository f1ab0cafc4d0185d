import { holdHostileTexts } from '../../test/factories/hold-hostile-texts.ts';

holdHostileTexts(0);
