import type { ComponentProps } from 'react'
import type { CodeQuestion } from '#blocks/suggestions/CodeQuestion.tsx'
import type { SuggestionCode } from '#blocks/suggestions/SuggestionCode.tsx'
import type { SuggestionForm } from '#blocks/suggestions/SuggestionForm.tsx'

export const formSample: ComponentProps<typeof SuggestionForm> = {
  draft: { text: '', isAnonymous: true },
  validate: (values) =>
    (values as { text?: string }).text ? ({} as Record<string, string>) : { text: 'Сначала напишите' },
  onSubmit: () => new Promise<undefined>(() => undefined),
}

export const codeSample: ComponentProps<typeof SuggestionCode> = {
  code: '7KQ2-M9PX-4TDW-C8HF-2RZN-XA6J-W3EP',
  isAnonymous: true,
  onAnother: () => undefined,
}

export const questionSample: ComponentProps<typeof CodeQuestion> = {
  validate: () => ({}),
  onSubmit: async () => undefined,
}
