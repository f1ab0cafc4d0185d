import { describe, expect, it } from 'vitest';
import { framework, ownGuarantee, transferBasis, withoutFormerDecisions } from './transfer-bases.ts';

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

describe('decisions that hold', () => {
  it.each([
    ['Es besteht ein Angemessenheitsbeschluss.', true],
    ['Der Anbieter ist nach dem „Privacy Shield“ zertifiziert; damit besteht ein Angemessenheitsbeschluss.', false],
    ['Der Angemessenheitsbeschluss zum Privacy Shield ist für ungültig erklärt.', false],
    ['Das Privacy Shield ist durch einen neuen Angemessenheitsbeschluss abgelöst.', true],
    ['Das Privacy Shield gilt nicht mehr. Für Japan besteht ein Angemessenheitsbeschluss.', true],
    ['Für dieses Land besteht kein Angemessenheitsbeschluss.', false],
    ['In Länder ohne einen gültigen Angemessenheitsbeschluss übermitteln wir nichts.', false],
    ['Besteht kein Angemessenheitsbeschluss, gelten Standardvertragsklauseln.', true],
    ['There is no adequacy decision.', false],
    ['Ohne Ihre Einwilligung geschieht nichts; es besteht ein Angemessenheitsbeschluss.', true],
  ])('%s', (text, expected) => {
    expect(transferBasis.test(withoutFormerDecisions(text))).toBe(expected);
    expect(withoutFormerDecisions(text)).toHaveLength(text.length);
  });
});
