import { describe, expect, it } from 'vitest';
import { framework, ownGuarantee, transferBasis } from './transfer-bases.ts';

describe('the framework with the USA', () => {
  it.each([
    ['EU-US Data Privacy Framework', true],
    ['EU-US-Data-Privacy-Framework', true],
    ['unter dem EU-US-Datenschutzrahmen zertifiziert', true],
    ['am transatlantischen Datenschutzrahmen', true],
    ['Datenschutzrahmen EU-USA', true],
    ['der Datenschutzrahmen zwischen der EU und den USA', true],
    ['Trans-Atlantic Framework (TADPF)', true],
    ['Durchführungsbeschluss (EU) 2023/1795', true],
    ['EU-US-Datenschutzrahmen „Privacy Shield“', false],
    ['US-EU-Datenschutzabkommen „Privacy Shield“', false],
    ['der rechtliche Datenschutzrahmen in Deutschland', false],
    ['EU-US Privacy Shield', false],
  ])('%s: %s', (text, expected) => {
    expect(framework.test(text)).toBe(expected);
    expect(transferBasis.test(text)).toBe(expected);
  });
});

describe('clauses and rules of a group', () => {
  it.each([
    ['Standardvertragsklauseln', true],
    ['Standard-Vertragsklauseln', true],
    ['Standarddatenschutzklauseln', true],
    ['Standardschutzklauseln der Kommission', true],
    ['die genehmigten Vertragsklauseln der EU-Kommission', true],
    ['EU Model Clauses', true],
    ['Standard Contract Clauses', true],
    ['verbindliche interne Datenschutzvorschriften', true],
    ['verbindlicher Unternehmensregelungen', true],
    ['die Klauseln dieses Vertrags', false],
    ['Vertragsklauseln der Bank', false],
  ])('%s: %s', (text, expected) => {
    expect(ownGuarantee.test(text)).toBe(expected);
  });
});
