import { CacheProvider, ClassNames, Global } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import { collectStyles } from './collectStyles.ts'

it('puts the styles of a page into one element for its head, and none into the page', () => {
  const styles = collectStyles()
  const html = renderToString(
    <CacheProvider value={styles.cache}>
      <Global styles={{ body: { margin: 0 } }} />
      <ClassNames>{({ css }) => <p className={css({ color: 'green' })}>Plan</p>}</ClassNames>
    </CacheProvider>,
  )
  const [, name] = /^<p class="css-(\w+)">Plan<\/p>$/.exec(html) ?? []
  expect(styles.toHtml()).toMatch(
    new RegExp(`^<style data-styles="${name}">body{margin:0;}.css-${name}{color:green;}</style>$`),
  )
})
