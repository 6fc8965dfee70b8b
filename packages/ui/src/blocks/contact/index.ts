// The door `@atrium/ui/contact`: how to reach the company, and the forms to write to it.
export { type TabItem, Tabs, type TabsProps } from '#primitives/Tabs.tsx'
export { ContactCard, type ContactCardProps, type ContactRow } from './ContactCard.tsx'
export { ContactForm, type ContactFormProps, type ContactFormWords } from './ContactForm.tsx'
export { ContactLayout, type ContactLayoutProps } from './ContactLayout.tsx'
export { MapEmbed, type MapEmbedProps } from './MapEmbed.tsx'
