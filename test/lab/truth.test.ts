import { holdAgainstTruth } from './hold-against-truth.ts';

holdAgainstTruth(0);
