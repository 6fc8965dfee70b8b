import type { CardToolsProps } from '#blocks/lookup/CardTools.tsx'
import type { PersonalCardProps } from '#blocks/lookup/PersonalCard.tsx'

const nothing = () => undefined

const maps = 'https://www.google.com/maps/search/?api=1&query=Baku'

export const cardSample: Omit<PersonalCardProps, 'tools'> = {
  fullname: 'Günəş Əliyeva',
  position: 'Project manager',
  rows: [
    {
      kind: 'email',
      label: 'Email',
      value: 'gunes.aliyeva@caspora.example',
      href: 'mailto:gunes.aliyeva@caspora.example',
    },
    {
      kind: 'social',
      label: 'LinkedIn',
      value: 'Caspora company page',
      href: 'https://www.linkedin.com/company/caspora',
    },
    { kind: 'location', label: 'Location', value: 'Nizami street 1, Baku', href: maps },
    { kind: 'website', label: 'Website', value: 'caspora.example', href: '/' },
  ],
  saveLabel: 'Save contact',
  onSave: nothing,
}

export const longCardSample: typeof cardSample = {
  fullname: 'Александра Владимировна Константинопольская',
  position: 'Руководитель отдела сопровождения информационных систем и инфраструктуры',
  rows: [
    {
      kind: 'email',
      label: 'Электронная почта',
      value: 'aleksandra.vladimirovna.konstantinopolskaya@caspora.example',
      href: 'mailto:aleksandra.vladimirovna.konstantinopolskaya@caspora.example',
    },
    {
      kind: 'social',
      label: 'LinkedIn',
      value: 'Caspora company page',
      href: 'https://www.linkedin.com/company/caspora',
    },
    { kind: 'location', label: 'Адрес', value: 'проспект Гейдара Алиева, 115/2, этаж 14, Баку', href: maps },
    { kind: 'website', label: 'Сайт', value: 'caspora.example', href: '/' },
  ],
  saveLabel: 'Сохранить контакт',
  saved: { heading: 'Файл контакта готов', text: 'Откройте файл card.vcf, и телефон добавит контакт.' },
  onSave: nothing,
}

export const toolsSample: CardToolsProps = {
  codesLabel: 'QR code',
  codes: [
    {
      kind: 'page',
      label: 'This page',
      content: 'https://caspora.example/codes/gunes-aliyeva',
      imageLabel: 'QR code with the address of this page',
      text: 'Opens this page. The phone that scans it needs the internet.',
    },
    {
      kind: 'contact',
      label: 'Contact',
      content: 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Əliyeva;Günəş;;;\r\nFN:Günəş Əliyeva\r\nEND:VCARD\r\n',
      imageLabel: 'QR code with the contact: Günəş Əliyeva',
      text: 'Goes straight into the phone’s contacts, without the internet.',
    },
  ],
  codeTexts: {
    label: 'What the code holds',
    loading: 'Loading the code',
    failed: 'The code did not load. Check the connection and try again.',
    retry: 'Try again',
  },
  address: 'https://caspora.example/codes/gunes-aliyeva',
  shareTexts: {
    share: 'Share',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    notCopied: 'The browser did not allow copying. The link is marked: copy it yourself.',
  },
}
