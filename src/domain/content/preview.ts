/** What an operator looks at before it is public: pages of a moment, or with a version that is not published. */
export type Preview = {
  /** ISO instant. */
  at?: string;
  versionId?: string;
};

/** The query parameter with the secret of the link. */
export const previewParameter = 'preview';
