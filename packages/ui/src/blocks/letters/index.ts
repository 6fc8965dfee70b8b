// Entry point `@atrium/ui/letters`: letters to the subscribers, at the desk.
export { CardSection } from '#primitives/CardSection.tsx'
export { Stack } from '#primitives/Stack.tsx'
export { Tabs } from '#primitives/Tabs.tsx'
export { LetterForm } from './LetterForm.tsx'
export { LetterPreview } from './LetterPreview.tsx'
export { LetterTime } from './LetterTime.tsx'
export { atLetterFields, type LetterValues, letterFieldsOf, letterValuesOf } from './letterValues.ts'
