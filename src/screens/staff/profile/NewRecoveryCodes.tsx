import { RecoveryCodes } from '@atrium/ui/profile'
import { useTranslation } from 'react-i18next'

/** New recovery codes, shown once, in the card of the change that made them. */
export function NewRecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('profile')
  return (
    <RecoveryCodes
      texts={{
        heading: t('secondFactor.codesHeading'),
        text: t('secondFactor.codesText'),
        list: t('secondFactor.codesList'),
        copy: t('secondFactor.copy'),
        copied: t('secondFactor.copied'),
        notCopied: t('secondFactor.notCopied'),
        done: t('secondFactor.done'),
      }}
      codes={codes}
      onDone={onDone}
    />
  )
}
