// Entry point `@atrium/ui/translations`: the texts of the interface, at the desk.
export { SearchInput } from '#forms/SearchInput.tsx'
export { CardSection } from '#primitives/CardSection.tsx'
export { TextFileField } from './TextFileField.tsx'
export { TextsForm, type TextsValues } from './TextsForm.tsx'
