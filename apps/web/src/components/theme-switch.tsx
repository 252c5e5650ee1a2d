import { Monitor, Moon, Sun } from "lucide-react";
import { useId } from "react";
import { classNames } from "../lib/class-names.ts";
import { type Theme, themes, useTheme } from "../lib/theme.ts";

const shown: Record<Theme, { label: string; Icon: typeof Sun }> = {
  system: { label: "System", Icon: Monitor },
  light: { label: "Light", Icon: Sun },
  dark: { label: "Dark", Icon: Moon },
};

/** Light, dark, or as the device has it. */
export function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  const name = useId();
  return (
    <fieldset className="flex rounded-control bg-sunken p-1">
      <legend className="sr-only">Appearance</legend>
      {themes.map((choice) => {
        const { label, Icon } = shown[choice];
        return (
          <label
            key={choice}
            className={classNames(
              "flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-[0.5rem] px-3",
              "text-sm font-semibold transition-colors duration-150",
              "has-focus-visible:outline-2 has-focus-visible:outline-primary",
              theme === choice ? "bg-raised text-ink shadow-card" : "text-soft",
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={theme === choice}
              onChange={() => setTheme(choice)}
              className="sr-only"
            />
            <Icon size={18} aria-hidden="true" />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}
