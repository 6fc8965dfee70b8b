/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { textsOf } from '#testing/renderUi.tsx'
import { peopleColumns, peopleSamples, tableTexts } from '#testing/tableSamples.ts'
import { UiProvider } from '#theme/UiProvider.tsx'
import { DataTable, initialTableState } from './index.ts'

it.each([
  ['a table', 48, true],
  ['a list', 47, false],
])('the server renders %s for a window of %p em', (_rows, widthEm, isTable) => {
  const html = renderToString(
    <UiProvider windowSize={{ widthEm, hasFinePointer: true }}>
      <I18nextProvider i18n={textsOf('en')}>
        <DataTable
          label="Employees"
          rows={peopleSamples(3)}
          columns={peopleColumns}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          state={initialTableState}
          onStateChange={() => undefined}
          {...tableTexts}
        />
      </I18nextProvider>
    </UiProvider>,
  )
  expect(html).toContain('Leyla Əliyeva')
  expect(html.includes('<table')).toBe(isTable)
})
