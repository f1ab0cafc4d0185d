/** Folders that TYPO3 publishes the files of its packages in. */
export const assets = {
  site: '/_assets/4b1f9e62a7d03c58e6b2941fd07ac385',
  cookieman: '/_assets/9c27d5e01b84f36a2e7d90c5ab13f648',
};
