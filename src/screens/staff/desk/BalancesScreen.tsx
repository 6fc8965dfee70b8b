import { DeskPage } from '@atrium/ui/desk'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { BalancesPart } from './balances/BalancesPart.tsx'
import { KindsPart } from './balances/KindsPart.tsx'

/** `/staff/desk/balances`: what everybody may take in a year, and the kinds of leave. */
export function BalancesScreen() {
  const { t } = useTranslation('balances')
  usePageTitle(t('title'))
  return (
    <DeskPage heading={t('title')} lead={t('lead')}>
      <BalancesPart />
      <KindsPart />
    </DeskPage>
  )
}
