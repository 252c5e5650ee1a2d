import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { buttonClass } from "../../../../components/button.tsx";
import { TextField } from "../../../../components/field.tsx";
import { passwordMessages } from "../messages.ts";

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "end">;

/** A password input with a button to show its text. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          className={buttonClass("quiet", "icon")}
          aria-label={shown ? passwordMessages.fields.hide : passwordMessages.fields.show}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden="true" className="text-soft" />
        </button>
      }
    />
  );
}
