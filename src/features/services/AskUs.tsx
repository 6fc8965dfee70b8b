import { ContactBand } from '@atrium/ui/services'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'

/** The end of a page: write to us, or read the next service. */
export function AskUs({ next }: Pick<ComponentProps<typeof ContactBand>, 'next'>) {
  const { t } = useTranslation('services')
  return (
    <ContactBand
      heading={t('ask.heading')}
      text={t('ask.text')}
      action={{ label: t('ask.action'), href: href('contact') }}
      next={next}
    />
  )
}
