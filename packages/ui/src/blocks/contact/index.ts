// The door `@atrium/ui/contact`: how to reach the company.
export { ContactCard, type ContactCardProps, type ContactRow } from './ContactCard.tsx'
export { MapEmbed, type MapEmbedProps } from './MapEmbed.tsx'
