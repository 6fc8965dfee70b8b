import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { inWidePage } from '#testing/StoryPage.tsx'
import { SettingSelect, SettingSwitch, SettingsPart } from './Settings.tsx'

const still = { outcome: undefined, failure: undefined }
const saved = { ...still, outcome: { text: 'Saved', time: '18:55' } }
const failed = {
  ...still,
  failure: { heading: 'The setting wasn’t saved', text: 'The earlier choice is back. Choose again.' },
}
const nothing = () => {}

const meta: Meta = { title: 'Profile/Settings', decorators: [inWidePage] }

export default meta
type Story = StoryObj

/** Beside each setting stands what became of its last change. */
export const Settings: Story = {
  render: () => (
    <SettingsPart heading="Appearance">
      <SettingSelect
        label="Theme"
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        value="light"
        onChoose={nothing}
        {...saved}
      />
      <SettingSwitch
        label="Keyboard shortcuts"
        hint="Single keys do nothing."
        isOn={false}
        onChange={nothing}
        {...failed}
      />
      <SettingSwitch
        label="Serial numbers"
        hint="Shown only together with the computers."
        isOn
        isDisabled
        onChange={nothing}
        {...still}
      />
    </SettingsPart>
  ),
}
