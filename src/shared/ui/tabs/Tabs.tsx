import * as RadixTabs from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './Tabs.css';

type TabItem<Value extends string> = {
  value: Value;
  label: ReactNode;
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
  /** An element elsewhere on the page that the list of tabs stands in; null until it is there. */
  listIn?: HTMLElement | null;
};

type TabListProps<Value extends string> = Pick<TabsProps<Value>, 'value' | 'label' | 'items'> & {
  looks: keyof typeof styles.tabLooks;
};

function TabList<Value extends string>({ value, label, items, looks }: TabListProps<Value>) {
  const list = useRef<HTMLDivElement>(null);

  // A narrow list starts where its chosen tab can be seen; the page itself is not scrolled.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`);
    if (!list.current || !chosen) return;
    const { clientWidth } = list.current;
    list.current.scrollLeft = chosen.offsetLeft - (clientWidth - chosen.offsetWidth) / 2;
  }, [value]);

  return (
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
  );
}

/** Several contents in one place, one at a time. Only the shown one is rendered, unless they are kept. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { value, onChange, label, items, looks = 'line', keepsOpened = false, listIn } = props;
  const [opened, setOpened] = useState([value]);
  if (!opened.includes(value)) setOpened([...opened, value]);

  const list = <TabList value={value} label={label} items={items} looks={looks} />;
  return (
    // Opened by Enter, space or a press: what opens may be an entry of the history, or ask for data.
    <RadixTabs.Root
      activationMode="manual"
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className={styles.tabs}
    >
      {listIn === undefined ? list : listIn && createPortal(list, listIn)}
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
