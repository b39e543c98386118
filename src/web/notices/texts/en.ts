// The settings for notices, and what the table says about them, in English.
export const en = {
  title: 'Tell me when it is my turn',
  about:
    'For games that last for days: you are told when you are not looking at the table. What you hold in your hand is never mentioned.',
  loading: 'Loading…',
  failed: 'The server cannot be reached.',
  push: {
    name: 'On this device',
    on: 'This browser shows a notification when it is your turn.',
    off: 'This browser can show a notification, even when the page is closed.',
    blocked:
      'Notifications from this page are blocked. Allow them in the settings of your browser, then come back.',
    'needs-https': 'Browsers allow this only over https, and this page was loaded over plain http.',
    'needs-home-screen':
      'On iPhone and iPad, first add this page to the home screen (Share, then “Add to Home Screen”), and open it from there.',
    unsupported: 'This browser cannot receive notifications for a closed page.',
    notConnected: 'The browser could not reach its notification service. Try again later.',
    turnOn: 'Tell me on this device',
    turnOff: 'Stop',
  },
  mail: {
    name: 'By email',
    none: 'This server does not send email.',
    address: 'Your email address',
    add: 'Add',
    toConfirm: 'Open the link in the email that we have sent to this address.',
    again: 'Send the link again',
  },
  webhook: {
    name: 'In a chat room',
    about: 'Slack, Discord, Mattermost and others give you the address of a webhook.',
    address: 'Address of the webhook',
    add: 'Add',
    secret: 'With this secret, a program can check that a message comes from here. It is shown only once:',
  },
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  otherDevice: 'Another device',
  test: 'Send a test',
  tested: (count: number): string =>
    count === 0 ? 'There is nothing to send it to yet.' : 'The test is on its way.',
  when: 'When',
  isOn: 'Tell me when it is my turn',
  quiet: 'Quiet hours',
  quietAbout: 'You will hear afterwards what happened during these hours.',
  quietNever: 'Both times are the same, so there are no quiet hours: you can be told at any time.',
  from: 'From',
  to: 'to',
  digest: 'How often',
  digests: {
    0: 'At every turn',
    60: 'At most once an hour, for all tables together',
    360: 'At most every six hours, for all tables together',
    1440: 'At most once a day, for all tables together',
  },
  bell: {
    mute: 'Mute this table',
    unmute: 'Unmute this table',
    settings: 'Choose notifications',
    isMuted: 'This table is muted.',
    isOn: 'You will be told when it is your turn here.',
  },
  offer: {
    ask: 'Would you like a notification when it is your turn again?',
    yes: 'Yes, please',
    no: 'No, thanks',
    done: 'You will be told on this device.',
  },
  links: {
    confirm: 'Your address is confirmed. You will be told by email when it is your turn.',
    stop: 'Done. We will send no more email to this address.',
    waiting: 'One moment…',
    toSettings: 'Go to the settings',
  },
};

export type NoticeWords = typeof en;
