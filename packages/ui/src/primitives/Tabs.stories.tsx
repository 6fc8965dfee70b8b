import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { StoryPage } from '#testing/StoryPage.tsx'
import { Checkbox } from './Checkbox.tsx'
import { Tabs } from './Tabs.tsx'
import { Text } from './Text.tsx'

type Kind = 'customer' | 'business'

function Sample({ texts }: { texts: Record<Kind, string> }) {
  const [selected, select] = useState<Kind>('customer')
  const [isChecked, check] = useState(false)
  return (
    <StoryPage>
      <h1>Tabs</h1>
      <div style={{ width: 'min(100%, 24rem)' }}>
        <Tabs<Kind>
          label="Kind"
          selected={selected}
          onSelect={select}
          items={[
            { value: 'customer', label: texts.customer, panel: <Text>{texts.customer}</Text> },
            {
              value: 'business',
              label: texts.business,
              panel: (
                <Checkbox
                  label={texts.business}
                  hint={texts.customer}
                  isChecked={isChecked}
                  onChange={check}
                />
              ),
            },
          ]}
        />
      </div>
    </StoryPage>
  )
}

const meta: Meta<typeof Sample> = { title: 'Primitives/Tabs', component: Sample }

export default meta
type Story = StoryObj<typeof Sample>

export const Default: Story = { args: { texts: { customer: 'Customer', business: 'Business' } } }

export const Long: Story = {
  parameters: { lang: 'ru' },
  args: { texts: { customer: 'Частное лицо', business: 'Представитель государственной организации' } },
}
