import { company } from '@atrium/contract'
import { ErrorState, LoadingScreen } from '@atrium/ui'
import type { i18n } from 'i18next'
import { bootFailure } from '#config/bootFailure.ts'
import { Pages } from './Pages.tsx'
import { Providers, type ProvidersProps } from './Providers.tsx'
import { useLoadingScreen } from './useLoadingScreen.ts'
import { useTexts } from './useTexts.ts'

export interface AppProps extends Omit<ProvidersProps, 'children'> {
  /** The texts of the page, or what settles when the shell's are there. */
  i18n: i18n | Promise<i18n>
}

/** The whole application around one store. */
export const App = ({ i18n, ...providers }: AppProps) => (
  <Providers {...providers}>
    <Start i18n={i18n} />
  </Providers>
)

/** The loading screen over the pages, which get ready under it (spec 2: 1.5 s at the start). */
function Start({ i18n }: Pick<AppProps, 'i18n'>) {
  const { texts, isFailed } = useTexts(i18n)
  const isTimeOver = useLoadingScreen()
  if (isFailed)
    return (
      <ErrorState
        title={bootFailure.title}
        text={bootFailure.text}
        retryLabel={bootFailure.retry}
        onRetry={() => window.location.reload()}
      />
    )
  const isLoading = !texts || (i18n instanceof Promise && !isTimeOver)
  return (
    <>
      {texts && <Pages texts={texts} isInert={isLoading} />}
      {isLoading && <LoadingScreen label={company.name} />}
    </>
  )
}
