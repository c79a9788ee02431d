import * as RadixTabs from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './Tabs.css';

type TabItem<Value extends string> = {
  value: Value;
  label: string;
  content: ReactNode;
  /** The tab is pointed at or focused: a moment to fetch what it holds. */
  onIntent?: () => void;
};

type TabsProps<Value extends string> = {
  /** The tab that is open. */
  value: Value;
  /** A tab was pressed; the caller opens it. */
  onChange: (value: Value) => void;
  /** What the tabs are about. */
  label: string;
  /** The tabs in their order, each with its words and its content. */
  items: readonly TabItem<Value>[];
  /** `pill` for tabs inside of tabs. */
  looks?: keyof typeof styles.tabLooks;
  /** What was opened once stays behind the others, with what was typed into it. */
  keepsOpened?: boolean;
};

/** Several contents in one place, one at a time. Only the shown one is rendered, unless they are kept. */
export function Tabs<Value extends string>({
  value,
  onChange,
  label,
  items,
  looks = 'line',
  keepsOpened = false,
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState([value]);
  if (!opened.includes(value)) setOpened([...opened, value]);

  // A narrow list starts where its chosen tab can be seen; the page itself is not scrolled.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`);
    if (!list.current || !chosen) return;
    const { clientWidth } = list.current;
    list.current.scrollLeft = chosen.offsetLeft - (clientWidth - chosen.offsetWidth) / 2;
  }, [value]);

  return (
    // Opened by Enter, space or a press: what opens may be an entry of the history, or ask for data.
    <RadixTabs.Root
      activationMode="manual"
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className={styles.tabs}
    >
      <RadixTabs.List
        ref={list}
        aria-label={label}
        className={classNames(styles.list, styles.listLooks[looks])}
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            data-tab={item.value}
            className={classNames(styles.tab, styles.tabLooks[looks])}
            onPointerEnter={item.onIntent}
            onFocus={item.onIntent}
          >
            {item.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content
          key={item.value}
          value={item.value}
          className={styles.panel}
          {...(keepsOpened && opened.includes(item.value) && { forceMount: true })}
        >
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
