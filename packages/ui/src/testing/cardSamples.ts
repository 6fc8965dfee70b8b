import type { ComponentProps } from 'react'
import type { CardTools } from '#blocks/lookup/CardTools.tsx'
import type { PersonalCard } from '#blocks/lookup/PersonalCard.tsx'

export const cardSample: ComponentProps<typeof PersonalCard> = {
  card: {
    name: 'gunes-aliyeva',
    fullname: 'Günəş Əliyeva',
    email: 'gunes.aliyeva@caspora.example',
    position: 'Project manager',
  },
  onSave: () => undefined,
}

export const longCardSample: typeof cardSample = {
  ...cardSample,
  card: {
    name: 'aleksandra-konstantinopolskaya',
    fullname: 'Александра Владимировна Константинопольская',
    email: 'aleksandra.vladimirovna.konstantinopolskaya@caspora.example',
    position: 'Руководитель отдела сопровождения информационных систем и инфраструктуры',
  },
  savedFile: 'card.vcf',
}

export const toolsSample: ComponentProps<typeof CardTools> = {
  fullname: 'Günəş Əliyeva',
  address: 'https://caspora.example/codes/gunes-aliyeva',
  contact: 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Əliyeva;Günəş;;;\r\nFN:Günəş Əliyeva\r\nEND:VCARD\r\n',
}
