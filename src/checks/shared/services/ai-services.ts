/** Chat services that answer by machine. Others offer people, machines or both: which, cannot be seen from outside. */
export const answeringMachines: ReadonlySet<string> = new Set(['moin-ai', 'botpress', 'voiceflow', 'chatbase', 'melibo']);

/** Hosts of language models that a page asks itself. */
export const modelHosts: readonly [pattern: RegExp, name: string][] = [
  [/(?:^|\.)openai\.com$/, 'OpenAI'],
  [/(?:^|\.)openai\.azure\.com$/, 'Azure OpenAI'],
  [/(?:^|\.)anthropic\.com$/, 'Anthropic'],
  [/(?:^|\.)mistral\.ai$/, 'Mistral'],
  [/^generativelanguage\.googleapis\.com$/, 'Google Gemini'],
  [/(?:^|\.)cohere\.(?:ai|com)$/, 'Cohere'],
  [/^openrouter\.ai$/, 'OpenRouter'],
  [/^api\.perplexity\.ai$/, 'Perplexity'],
  [/^api(?:-inference)?\.huggingface\.co$/, 'Hugging Face'],
];
