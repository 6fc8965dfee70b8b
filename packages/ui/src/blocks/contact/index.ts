// Entry point `@atrium/ui/contact`: how to reach the company, and the forms to write to it.
export { Tabs } from '#primitives/Tabs.tsx'
export { ContactCard } from './ContactCard.tsx'
export { ContactForm } from './ContactForm.tsx'
export { ContactLayout } from './ContactLayout.tsx'
